-- Whether a question is marked for review, for clients that save question by question: most never mark one, and to find that
-- out a save read all earlier actions of the attempt.
create index actions_marked on actions (student_id, attempt_id, question_number, epoch, seq)
  where marked is not null and refused is null;
