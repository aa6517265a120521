-- A student's page shows the acts on that student.
create index audit_log_by_subject_id on audit_log (subject, subject_id, id desc);
create index staff_invitations_by_inviter on staff_invitations (invited_by);
