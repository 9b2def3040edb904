-- Lines lie in the order in which they came, so a batch of many tables changes few pages;
-- kept together by table they would change one page each.
create table line (
    table_id text not null,
    seq integer not null check (seq >= 0),
    at integer not null,
    body blob not null,
    unique (table_id, seq)
);

-- Whoever writes a line knows all lines before it, so none of them can be missing.
create trigger line_follows before insert on line
when new.seq > 0
    and not exists (select 1 from line where table_id = new.table_id and seq = new.seq - 1)
begin
    select raise(abort, 'the line before is missing');
end;

create table card (
    table_id text not null unique,
    listed integer not null,
    wakes integer,
    touched integer not null,
    body blob not null
);

create index card_listed on card (touched) where listed;
create index card_waking on card (wakes) where wakes is not null;
