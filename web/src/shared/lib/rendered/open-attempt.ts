/** Where a tab notes the attempt that is open in it, in sessionStorage: its page has no result, and waits for none. */
export const OPEN_ATTEMPT = 'open-attempt'
