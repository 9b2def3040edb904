-- Disks damage what they keep. Each row has a sum over what it says, so that damage is noticed
-- when it is read; those that are here already get theirs now.
alter table line add column sum integer not null default 0;
update line set sum = line_sum(table_id, seq, at, body) where typeof(body) = 'blob';

alter table card add column sum integer not null default 0;
update card set sum = card_sum(table_id, listed, wakes, touched, body)
    where typeof(body) = 'blob' and typeof(listed) = 'integer';

-- The newest line of each table, so that the loss of last lines is noticed too. A line is added
-- only behind the newest one: whoever writes it knows all lines before it.
create table head (
    table_id text not null unique,
    seq integer not null,
    at integer not null
);
insert into head select table_id, max(seq), at from line group by table_id;

drop trigger line_follows;
