-- The picture of a mistake: a JPEG or WebP of which nothing is left that says where or with what it was taken.
create table mistake_picture (
  user_id text not null,
  mistake text not null,
  type text not null,
  bytes bytea not null,
  primary key (user_id, mistake)
);
