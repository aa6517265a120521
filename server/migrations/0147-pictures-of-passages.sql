-- Pictures that a passage names: they stay in the store of files also while no question is about it yet.
create table passage_files (
  passage_id integer not null references question_passages on delete cascade,
  sha256 text not null references files,
  primary key (passage_id, sha256)
);
create index passage_files_by_file on passage_files (sha256);
insert into passage_files (passage_id, sha256)
select distinct question_passages.id, named.match[1]
from question_passages, regexp_matches(content::text, 'file:([0-9a-f]{64})', 'g') as named (match)
where exists (select from files where files.sha256 = named.match[1]);
