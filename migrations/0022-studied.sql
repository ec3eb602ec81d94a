-- What the savings of one session have counted: the same session may be saved on two devices that do not know of each
-- other. { saves: [name], stretches: [{ from, until }] in epoch ms, added: [{ id, seconds }] }
alter table study_record add column studied jsonb;
