-- The list of open exams as its source last gave it, one row for each address it was read from. A failing source changes
-- failures, last_error and next_fetch_at alone. Processes take turns by moving next_fetch_at on.
create table exam_feed (
  url text primary key,
  exams jsonb not null default '[]',
  -- when the source last gave or confirmed this list
  fetched_at timestamptz(3),
  etag text,
  last_modified text,
  attempted_at timestamptz(3),
  next_fetch_at timestamptz(3) not null,
  failures integer not null default 0,
  last_error text
);
