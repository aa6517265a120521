/** The queue of mails with codes, links and notices about accounts; unsent ones expire after an hour. */
export const MAIL = 'mail'
/** The queue of mails about stored data; kept for a week. Waiting jobs are stored under this name. */
export const MAIL_AFTER_COMMIT = 'letter'
