-- Pictures of the institute's own are in the store of files.
alter table institute add foreign key (logo) references files;
alter table popup add foreign key (image) references files;
alter table slides add foreign key (image) references files;
