create trigger audit_log_is_not_emptied before truncate on audit_log
  for each statement execute function audit_log_stays();
