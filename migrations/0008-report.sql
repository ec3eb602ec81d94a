-- Study reports as they were written, the newest of each student.
create table report (
  user_id text not null,
  id bigint generated always as identity,
  created_at timestamptz(3) not null,
  -- who wrote the text under the table
  kind text not null check (kind in ('ai', 'rules')),
  model text,
  incomplete boolean not null,
  -- the period, both days included; null where it is open
  from_day date,
  to_day date,
  markdown text not null,
  primary key (user_id, id)
);

-- When each student's reports of the last hour began: a report that was given up or deleted still counts.
create table report_allowance (
  user_id text primary key,
  begun timestamptz[] not null
);
