-- Sections of the pages about examinations are found too: made anew with the next search.
update search_state set site_version = -1;
