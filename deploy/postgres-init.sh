#!/bin/sh
# Runs once, on an empty volume: the product's role owns its database, and nothing else of the server.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$VITRINE_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
CREATE ROLE vitrine LOGIN PASSWORD :'password';
CREATE DATABASE vitrine OWNER vitrine;
\connect vitrine
CREATE EXTENSION IF NOT EXISTS pg_trgm;
SQL
