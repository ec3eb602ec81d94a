-- The week's plan: what a student means to study on which weekday (1 Monday … 7 Sunday), in the order of `position`.
-- subject_id names no foreign key, as in study_record.
create table schedule_item (
  user_id text not null,
  id integer generated always as identity,
  day_of_week smallint not null check (day_of_week between 1 and 7),
  position smallint not null check (position >= 0),
  subject_id integer not null,
  primary key (user_id, id)
);

-- What a student said by hand of an item on one day: done, or not done although a study record proves it.
-- What records prove is computed, never kept.
create table progress_tick (
  user_id text not null,
  completion_date date not null,
  schedule_item_id integer not null,
  done boolean not null,
  primary key (user_id, completion_date, schedule_item_id),
  foreign key (user_id, schedule_item_id) references schedule_item on delete cascade
);
create index progress_tick_item on progress_tick (user_id, schedule_item_id);
