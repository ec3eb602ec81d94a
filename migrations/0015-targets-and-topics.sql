-- Exams that a student prepares for, one of them in front. Writes of a student's targets take turns (lockStudent).
create table target (
  user_id text not null,
  id integer generated always as identity,
  body text not null,
  -- empty where it is not known
  position text not null,
  board text not null,
  exam_day date,
  notice_url text,
  in_front boolean not null,
  created_at timestamptz(3) not null,
  idempotency_key text,
  primary key (user_id, id)
);
create unique index target_once on target (user_id, idempotency_key) where idempotency_key is not null;
create unique index target_in_front on target (user_id) where in_front;

-- What belongs to knowledge and to no exam: a subject's topic, in the words it had last, and whatever else it was called.
-- key is the wording without case, accents, numbering and punctuation (topicKey of the program).
create table topic (
  user_id text not null,
  id integer generated always as identity,
  subject_id integer not null,
  words text not null,
  primary key (user_id, id)
);
create table topic_wording (
  user_id text not null,
  subject_id integer not null,
  key text not null,
  -- words that have this key, as most records have them: who finds these need not make the key
  spelling text,
  topic_id integer not null,
  primary key (user_id, subject_id, key),
  foreign key (user_id, topic_id) references topic on delete cascade
);
create index topic_wording_of_topic on topic_wording (user_id, topic_id);

-- A target's syllabus as it was imported, with every field: json and not jsonb keeps the order of its keys.
create table syllabus (
  user_id text not null,
  target_id integer not null,
  document json not null,
  topics integer not null,
  -- counts the saves
  revision integer not null,
  -- keys of the last saves, so that each happens once
  saves text[] not null,
  primary key (user_id, target_id),
  foreign key (user_id, target_id) references target on delete cascade
);

-- Which topics an item of a document is: the first, rank 0, is what its new records name.
create table syllabus_item (
  user_id text not null,
  target_id integer not null,
  item text not null,
  rank smallint not null,
  topic_id integer not null,
  primary key (user_id, target_id, item, topic_id),
  foreign key (user_id, target_id) references target on delete cascade,
  foreign key (user_id, topic_id) references topic
);
create index syllabus_item_of_topic on syllabus_item (user_id, topic_id);

-- Which of the student's subjects a subject of a document is.
create table syllabus_subject (
  user_id text not null,
  target_id integer not null,
  item text not null,
  subject_id integer not null,
  primary key (user_id, target_id, item),
  foreign key (user_id, target_id) references target on delete cascade
);

-- topic_id names no foreign key, so that a record is saved without a look at its topic's row once more.
alter table study_record
  add column topic_id integer,
  add column kind text check (kind in ('theory', 'questions', 'review', 'law', 'video', 'mock')),
  add column finished boolean not null default false;
drop index study_record_recent;
create index study_record_recent on study_record (user_id, created_at desc, id desc)
  include (subject_id, topic, topic_id, kind, finished, study_time, questions_resolved, correct_answers, incorrect_answers)
  where ativo = 1;
