-- A picture's address follows from its recipe.
alter table catalogue.products drop column image;
