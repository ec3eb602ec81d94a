-- Which weekdays a plan has, from a day of the student's own on: what was planned before stays as it was.
create table planned_weekdays (
  user_id text not null,
  since date not null,
  weekdays smallint[] not null,
  primary key (user_id, since)
);
insert into planned_weekdays (user_id, since, weekdays)
  select user_id, date '2000-01-01', array_agg(distinct day_of_week order by day_of_week) from schedule_item group by user_id;

-- What makes a day count; no row, the usual.
create table consistency (
  user_id text primary key,
  least_minutes smallint not null,
  -- an hour: until then it is still the day before
  day_starts_at smallint not null,
  -- minutes from midnight at which study is planned to begin
  study_at smallint
);

-- Holidays and rest that the student declared, both ends included.
create table rest (
  user_id text not null,
  id integer generated always as identity,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  primary key (user_id, id)
);

-- A goal may be one of questions alone, and of single subjects.
alter table weekly_goal
  alter minutes drop not null,
  add column questions integer check (questions > 0);
create table weekly_goal_subject (
  user_id text not null,
  subject_id integer not null,
  minutes integer check (minutes > 0),
  questions integer check (questions > 0),
  primary key (user_id, subject_id)
);
