# Builds the site in one image and runs it in a smaller one, as a user without privileges.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG PUBLIC_URL
ARG BASE_PATH=/
ARG SITE_LANGUAGES
ARG VITE_ANALYTICS_ENDPOINT
RUN npm run release

FROM node:22-bookworm-slim
# The memory allocator takes 13 MB less with two arenas than with one per thread.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/release ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "--max-semi-space-size=2", "--v8-pool-size=1", "build/server.cjs"]
