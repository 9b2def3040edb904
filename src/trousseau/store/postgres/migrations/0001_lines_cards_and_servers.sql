-- Lines lie in the order in which they came, so a batch of many tables changes few pages. The sums
-- are made and checked by the program, as in its SQLite files: damage is noticed in both.
create table line (
    table_id text collate "C" not null,
    seq integer not null,
    at bigint not null,
    body bytea not null,
    sum bigint not null,
    primary key (table_id, seq)
);

-- The newest line of each table, and the number of the server that writes the next ones. There is
-- room in each page for the next version of a row: then no index has to know of it.
create table head (
    table_id text collate "C" primary key,
    seq integer not null,
    at bigint not null,
    keeper bigint
) with (fillfactor = 50);

create table card (
    table_id text collate "C" primary key,
    listed boolean not null,
    wakes bigint,
    touched bigint not null,
    body bytea not null,
    code text collate "C",
    sum bigint not null,
    made bigint generated always as identity
) with (fillfactor = 70);

create index card_listed on card (touched) where listed;
create index card_waking on card (wakes) where wakes is not null;
create index card_code on card (code) where code is not null;

create table server (
    number bigint generated always as identity primary key,
    address text not null,
    secret text not null,
    beat timestamptz not null
);

-- Whose they are is a digest. They are worth nothing after a crash, so no log is kept of them.
create unlogged table allowance (
    what text not null,
    whose text not null,
    left_over double precision not null,
    at timestamptz not null,
    primary key (what, whose)
);
