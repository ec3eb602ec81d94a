-- Whether the student chose the time zone, instead of following the device.
alter table student add column time_zone_chosen boolean not null default false;

-- Students whose account was deleted and sessions that were ended, until the last token of theirs has ended by itself.
-- Meanwhile such tokens are refused; afterwards nothing here names them.
create table ended_access (
  id text primary key,
  kind text not null check (kind in ('student', 'session')),
  ended_at timestamptz(3) not null
);
