-- Pages of exams that students have watched, one row for each address however many watch it, with what was seen there.
create table watched_page (
  url text primary key,
  host text not null,
  -- keys of the documents that were ever seen there; null before the first look
  known json,
  -- how many there were at the last look
  documents integer not null default 0,
  fetched_at timestamptz(3),
  etag text,
  last_modified text,
  attempted_at timestamptz(3),
  next_fetch_at timestamptz(3) not null,
  failures integer not null default 0,
  last_error text
);
create index watched_page_due on watched_page (next_fetch_at);

-- A document that appeared on a page after the first look.
create table page_news (
  id integer generated always as identity primary key,
  url text not null references watched_page on delete cascade,
  kind text not null,
  name text not null,
  link text not null,
  found_at timestamptz(3) not null
);
create index page_news_of on page_news (url, id);

-- Which page a student watches for which target; news up to `seen` are told no more.
create table page_watch (
  user_id text not null,
  target_id integer not null,
  url text not null references watched_page,
  seen integer not null,
  primary key (user_id, target_id),
  foreign key (user_id, target_id) references target (user_id, id) on delete cascade
);
create index page_watch_of on page_watch (url);

-- Who chose before it could be chosen did not ask for it.
alter table reminder_choice add column page_news boolean not null default false;
alter table reminder_choice alter column page_news drop default;
