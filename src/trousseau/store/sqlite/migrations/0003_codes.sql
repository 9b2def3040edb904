-- What is said aloud to come to a table that is open; there is none for one that is not.
alter table card add column code text;
create index card_code on card (code) where code is not null;
