-- What looks alike is one: names and topics that differ in what nobody sees or tells apart become one.

-- As `fold` of src/shared/text.ts: the form in which names and texts are compared. Every pattern costs, and most words
-- are ASCII, or are once their accents are gone.
create function folded(words text) returns text language plpgsql immutable strict parallel safe as $$
declare
  plain text := words;
begin
  if plain ~ '[^ -~]' then
    plain := normalize(translate(plain, '´˚⁰¹²³⁴⁵⁶⁷⁸⁹',
      E'\'o\uE000\uE001\uE002\uE003\uE004\uE005\uE006\uE007\uE008\uE009'), NFKD);
    plain := regexp_replace(plain,
      '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u0300-\u036f\u0483-\u0489\u061c\u17b4\u17b5'
      '\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20f0\ufe00-\ufe0f'
      '\ufe20-\ufe2f\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff]+', '', 'g');
    if plain ~ '[^ -~]' then
      plain := translate(plain,
        E'‘’‚‛′‵‹›ʹʻʼʽˈˊˋꞌ“”„‟«»〝〞〟‐‑‒–—―−⁃°⁄∕\t\n\u000b\f\r\u0085\u1680\u2028\u2029\u115f\u1160\u2800ÆÐØÞĐĦŁŊŒŦΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
        '''''''''''''''''''''''''''''''''"""""""""--------o//            æðøþđħłŋœŧαβγδεζηθικλμνξοπρστυφχψωѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюя');
    end if;
  end if;
  plain := translate(lower(plain collate "C"), '`', '''');
  if strpos(plain, '  ') > 0 then
    plain := regexp_replace(plain, ' +', ' ', 'g');
  end if;
  if plain ~ 'n[.]? ?o?[.]? ?[0-9]' then
    plain := regexp_replace(plain, '(?<![a-z0-9])n[.]? ?o?[.]? ?(?=[0-9])', 'n ', 'g');
  end if;
  return btrim(plain);
end
$$;

-- As `topicKey` of src/features/records/topics/wording.ts: the form in which topics of editais and records are.
create function topic_key(words text) returns text language plpgsql immutable strict parallel safe as $$
declare
  plain text := folded(words);
begin
  if plain ~ '^[0-9]' then
    plain := regexp_replace(plain, '^[0-9]{1,2}([.][0-9]{1,2})*[.):-]* +(?=[^0-9 ])', '');
  end if;
  if plain ~ '[0-9]o' then
    plain := regexp_replace(plain, '(?<=[0-9])o(?![a-z0-9])', '', 'g');
  end if;
  return left(regexp_replace(plain, '[^a-z0-9+#\u0370-\u03ff]+', '', 'g'), 500);
end
$$;

-- A student's careers and subjects that look alike are one: the catalogue's, else the one made first.
create temporary table alike_career as
  select own.id as gone, owner_id as user_id, coalesce(common.id, first) as kept
  from (select id, owner_id, folded(name) as key, min(id) over (partition by owner_id, folded(name)) as first
    from career where owner_id is not null) own
  left join (select id, folded(name) as key from career where owner_id is null) common on common.key = own.key
  where own.id <> coalesce(common.id, first);
update user_career chosen set career_id = kept from alike_career alike
  where chosen.user_id = alike.user_id and career_id = gone;
delete from career using alike_career where id = gone;

create temporary table alike_subject as
  select own.id as gone, owner_id as user_id, coalesce(common.id, first) as kept
  from (select id, owner_id, folded(name) as key, min(id) over (partition by owner_id, folded(name)) as first
    from subject where owner_id is not null) own
  left join (select id, folded(name) as key from subject where owner_id is null) common on common.key = own.key
  where own.id <> coalesce(common.id, first);
update study_record record set subject_id = kept from alike_subject alike
  where record.user_id = alike.user_id and subject_id = gone;
update schedule_item item set subject_id = kept from alike_subject alike
  where item.user_id = alike.user_id and subject_id = gone;
update syllabus_subject item set subject_id = kept from alike_subject alike
  where item.user_id = alike.user_id and subject_id = gone;
update topic set subject_id = kept from alike_subject alike
  where topic.user_id = alike.user_id and subject_id = gone;
update live_event event set said = jsonb_set(said, '{subject,id}', to_jsonb(kept)) from alike_subject alike
  where event.user_id = alike.user_id and said #> '{subject,id}' = to_jsonb(gone);
insert into user_subject (user_id, subject_id, active)
  select user_id, kept, bool_or(active) from user_subject join alike_subject using (user_id)
  where subject_id = gone group by user_id, kept
  on conflict (user_id, subject_id) do update set active = user_subject.active or excluded.active;
delete from user_subject chosen using alike_subject alike where chosen.user_id = alike.user_id and subject_id = gone;
-- What was meant for each is meant for the one: no more than a week has.
insert into weekly_goal_subject as goal (user_id, subject_id, minutes, questions)
  select user_id, kept, least(sum(minutes), 10080), least(sum(questions), 10000)
  from weekly_goal_subject join alike_subject using (user_id)
  where subject_id = gone group by user_id, kept
  on conflict (user_id, subject_id) do update set
    minutes = least(coalesce(goal.minutes + excluded.minutes, goal.minutes, excluded.minutes), 10080),
    questions = least(coalesce(goal.questions + excluded.questions, goal.questions, excluded.questions), 10000);
delete from weekly_goal_subject goal using alike_subject alike where goal.user_id = alike.user_id and subject_id = gone;
insert into subject_place (user_id, subject_id, place)
  select user_id, kept, min(place) from subject_place join alike_subject using (user_id)
  where subject_id = gone group by user_id, kept
  on conflict do nothing;
delete from subject_place place using alike_subject alike where place.user_id = alike.user_id and subject_id = gone;
delete from subject using alike_subject where id = gone;

-- Two steps, as a new key may be what another row is about to give up.
update career set name_key = name_key || ' ' || id where name_key <> folded(name);
update career set name_key = folded(name) where name_key <> folded(name);
update subject set name_key = name_key || ' ' || id where name_key <> folded(name);
update subject set name_key = folded(name) where name_key <> folded(name);

-- The wordings whose key or subject is another now, and those that they meet.
create temporary table wording as
  select wording.user_id, coalesce(kept, subject_id) as subject_id,
    case when spelling is null then key else topic_key(spelling) end as key, spelling, topic_id
  from topic_wording wording
  left join alike_subject alike on alike.user_id = wording.user_id and gone = subject_id
  where kept is not null or key <> topic_key(spelling);
delete from topic_wording wording using alike_subject alike where wording.user_id = alike.user_id and gone = subject_id;
delete from topic_wording where key <> topic_key(spelling);
with met as (
  delete from topic_wording old using (select distinct user_id, subject_id, key from wording) new
  where old.user_id = new.user_id and old.subject_id = new.subject_id and old.key = new.key
  returning old.*
)
insert into wording (user_id, subject_id, key, spelling, topic_id)
  select user_id, subject_id, key, spelling, topic_id from met;

-- Topics of one wording are one, the first of them, until there are none.
create temporary table alike_topic (user_id text, gone integer, kept integer);
do $$
begin
  loop
    insert into alike_topic
      select user_id, topic_id, min(first) from (
        select user_id, topic_id, min(topic_id) over (partition by user_id, subject_id, key) as first from wording
      ) shared group by user_id, topic_id having topic_id <> min(first);
    exit when not found;
    update study_record record set topic_id = kept from alike_topic alike
      where record.user_id = alike.user_id and topic_id = gone;
    insert into syllabus_item (user_id, target_id, item, rank, topic_id)
      select user_id, target_id, item, min(rank), kept from syllabus_item join alike_topic using (user_id)
      where topic_id = gone group by user_id, target_id, item, kept
      on conflict (user_id, target_id, item, topic_id) do update
        set rank = least(syllabus_item.rank, excluded.rank);
    delete from syllabus_item item using alike_topic alike where item.user_id = alike.user_id and topic_id = gone;
    update wording set topic_id = kept from alike_topic alike
      where wording.user_id = alike.user_id and topic_id = gone;
    update topic_wording wording set topic_id = kept from alike_topic alike
      where wording.user_id = alike.user_id and topic_id = gone;
    delete from topic using alike_topic alike where topic.user_id = alike.user_id and id = gone;
    truncate alike_topic;
  end loop;
end
$$;
insert into topic_wording (user_id, subject_id, key, spelling, topic_id)
  select distinct on (user_id, subject_id, key) user_id, subject_id, key, spelling, topic_id
  from wording order by user_id, subject_id, key, spelling;

-- A topic longer than a record's words has them only in its edital: it is found by their new key too.
insert into topic_wording (user_id, subject_id, key, spelling, topic_id)
  select distinct on (topic.user_id, subject_id, key) topic.user_id, subject_id, key, null, topic.id
  from (
    select user_id, target_id, node ->> 'id' as item, topic_key(node ->> 'texto') as key
    from syllabus, jsonb_path_query(document::jsonb, 'strict $.**?(@.texto like_regex "^.{151}")') node
  ) long
  join syllabus_item link using (user_id, target_id, item)
  join topic on topic.user_id = link.user_id and topic.id = link.topic_id
  where rank = 0 and key <> '' order by topic.user_id, subject_id, key, topic.id
  on conflict do nothing;

-- Names lose what is not seen in them: directions above all, which turn the words of others round.
create function tidied(words text) returns text language sql immutable strict as $$
  select coalesce(nullif(btrim(regexp_replace(
    normalize(regexp_replace(words, '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c'
      '\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufff9-\ufffb\ufeff]+', '', 'g'), NFC),
    '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u2800\u3164]+', ' ', 'g')), ''), words)
$$;
update student set name = tidied(name) where name <> tidied(name);
update "user" set name = tidied(name) where name <> tidied(name);
update career set name = tidied(name) where name <> tidied(name);
update subject set name = tidied(name) where name <> tidied(name);
update target set body = tidied(body), position = tidied(position), board = tidied(board)
  where (body, position, board) <> (tidied(body), tidied(position), tidied(board));
update topic set words = tidied(words) where words <> tidied(words);
update topic_wording set spelling = tidied(spelling) where spelling <> tidied(spelling);
update study_record set topic = tidied(topic) where topic ~ '[^ -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027]'
  and topic <> tidied(topic);
drop function tidied;
drop table alike_career, alike_subject, alike_topic, wording;
