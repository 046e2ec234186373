-- The address of a picture is computed from its recipe.
alter table catalogue.products drop column image;
