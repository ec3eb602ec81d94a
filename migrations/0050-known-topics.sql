-- Topics that a student says he knows already, and about when he studied them last. A topic's own records count instead
-- of it.
create table known_topic (
  user_id text not null,
  topic_id integer not null,
  studied_on date not null,
  said_at timestamptz(3) not null,
  primary key (user_id, topic_id),
  foreign key (user_id, topic_id) references topic on delete cascade
);
