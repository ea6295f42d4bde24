# One image for every process of the product; ROLES says which of them a container runs.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --loglevel=error \
 && NX_DAEMON=false NX_TUI=false NODE_ENV=production npx nx run-many -t build --outputStyle=static \
 && npm prune --omit=dev --loglevel=error \
 && rm -rf .nx .cache

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production \
    ROLES=api,workers \
    HOST=0.0.0.0 \
    PORT=3000 \
    OPERATIONS_PORT=9464 \
    VITRINE_DATA_DIR=/data
RUN mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=build /app /app
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.OPERATIONS_PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Migrates, starts the processes of its roles, and stops them in order on SIGTERM.
CMD ["node", "scripts/start.ts"]
