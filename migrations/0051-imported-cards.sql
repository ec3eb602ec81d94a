-- Keys of the cards that an import brought: one that the student deletes does not come back with the same file.
alter table study_import add column cards text[] not null default '{}';

update study_import set cards = array(
  select key from mistake where mistake.user_id = study_import.user_id and mistake.source = study_import.key
) where kind = 'cards';
