-- A corrected key of a paper is told at the question of the bank that it asked, until somebody decides what becomes of it there.
alter table paper_questions
  -- the version of the paper's key that corrected this question last
  add column corrected_key integer,
  -- the answers that are right since then, none of a dropped question; null: corrected before this was stored
  add column accepted jsonb,
  -- the version of the key that was decided about last
  add column settled_key integer;
update paper_questions set corrected_key = corrected.version
from (select paper_id, question_number, max(version) as version from keys where question_number is not null group by 1, 2) as corrected
where corrected.paper_id = paper_questions.paper_id and corrected.question_number = paper_questions.number
  and paper_questions.question_id is not null;
create index paper_questions_to_decide on paper_questions (question_id)
  where corrected_key is not null and corrected_key is distinct from settled_key;
