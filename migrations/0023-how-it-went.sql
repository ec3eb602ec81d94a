-- How the exam went, by the student's own word: the points of the result, and a line.
alter table target add column points numeric(6, 2), add column went text not null default '';
