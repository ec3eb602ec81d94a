-- How long a student means to study in a week; no row, no goal.
create table weekly_goal (
  user_id text primary key,
  minutes integer not null check (minutes > 0),
  set_at timestamptz(3) not null
);
