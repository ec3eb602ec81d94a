-- Where a student puts a subject in the guide: first of all, or last; no row, wherever it belongs.
create table subject_place (
  user_id text not null,
  subject_id integer not null,
  place text not null check (place in ('front', 'aside')),
  primary key (user_id, subject_id)
);
