-- As materials have them: the language of an article, and the article it says in another language.
alter table articles
  add column language text not null default 'en' check (language in ('en', 'te', 'hi')),
  add column translation_of bigint references articles on delete cascade,
  add check (translation_of <> id);
create index articles_of_translation on articles (translation_of);

-- A text that is deleted goes in all its languages.
alter table materials
  drop constraint materials_translation_of_fkey,
  add foreign key (translation_of) references materials on delete cascade;
