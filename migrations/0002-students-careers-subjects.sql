-- A student is whoever the identity provider says; tables of a student's data begin their key with user_id,
-- so that they can be distributed by it, and name no foreign key across students.
create table student (
  user_id text primary key,
  name text not null,
  email text not null,
  time_zone text not null,
  created_at timestamptz not null default now()
);

-- Without an owner: the common catalogue. With one: seen by that student alone.
-- name_key is the name with case, accents and spare spaces taken away (src/shared/text.ts, fold).
create table career (
  id integer generated always as identity primary key,
  name text not null,
  name_key text not null,
  icon text not null,
  owner_id text
);
create unique index career_name on career (coalesce(owner_id, ''), name_key);

create table subject (
  id integer generated always as identity primary key,
  name text not null,
  name_key text not null,
  owner_id text
);
create unique index subject_name on subject (coalesce(owner_id, ''), name_key);

create table user_career (
  user_id text primary key,
  career_id integer not null,
  chosen_at timestamptz not null default now()
);

create table user_subject (
  user_id text not null,
  subject_id integer not null,
  active boolean not null default true,
  primary key (user_id, subject_id)
);
