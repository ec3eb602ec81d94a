-- What a student brought from elsewhere, each file as one thing that is undone as a whole. An undone import is gone; its
-- records stay with the deleted ones, named by none.
create table study_import (
  user_id text not null,
  key text not null,
  -- 'records' or 'picture'
  kind text not null,
  file text not null,
  source text not null,
  made_at timestamptz(3) not null,
  first_day date not null,
  last_day date not null,
  records integer not null,
  -- Seconds.
  study_time bigint not null,
  questions bigint not null,
  correct bigint not null,
  -- Subjects that it made, and those that it activated: undoing takes back what nothing else uses.
  made integer[] not null,
  activated integer[] not null,
  -- Of a picture: [{ subject_id, topic, questions, correct }]
  picture jsonb,
  primary key (user_id, key)
);

-- Rows on their way, until all slices are there.
create table import_slice (
  user_id text not null,
  import_key text not null,
  number integer not null,
  sent_at timestamptz(3) not null,
  rows jsonb not null,
  primary key (user_id, import_key, number)
);

-- By which name of a file the student means which subject, or topic of that subject.
create table import_name (
  user_id text not null,
  -- Folded.
  name text not null,
  -- 0 where the name is a subject's.
  of_subject integer not null,
  subject_id integer not null,
  topic text not null,
  primary key (user_id, name, of_subject)
);

alter table study_record add column import_key text;
create index study_record_imported on study_record (user_id, import_key) where import_key is not null;
