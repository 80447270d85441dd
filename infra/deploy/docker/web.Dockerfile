# The built site behind nginx. The site's public URL is inserted when the container starts, and published pages replace
# the built ones. The first stage, up to the build, is the same as in service.Dockerfile, line by line, so that it is
# built only once.
FROM node:24.21.0-trixie-slim AS built
ENV npm_config_cache=/var/cache/npm
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY services/platform/package.json services/platform/
COPY services/company/package.json services/company/
COPY services/auth/package.json services/auth/
COPY services/leads/package.json services/leads/
COPY services/media/package.json services/media/
COPY services/content/package.json services/content/
COPY gateway/package.json gateway/
COPY web/package.json web/
COPY infra/package.json infra/
COPY infra/testing/package.json infra/testing/
COPY infra/deploy/queue-board/package.json infra/deploy/queue-board/
COPY infra/deploy/runtime/package.json infra/deploy/runtime/
RUN --mount=type=cache,target=/var/cache/npm npm ci -w web -w services/company --include-workspace-root --loglevel=error
COPY .swcrc tsconfig.base.json ./
COPY services/company services/company
COPY web web
RUN npm run --silent build -w services/company -w web
COPY infra/deploy/supply infra/deploy/supply
RUN node infra/deploy/supply/make-sbom.ts --of web >/sbom.cdx.json

FROM nginxinc/nginx-unprivileged:1.30.5
LABEL com.sandhill.sbom=/usr/share/sandhill/sbom.cdx.json
COPY infra/deploy/nginx/nginx.conf /etc/nginx/nginx.conf
COPY infra/deploy/nginx/*.conf /etc/nginx/sandhill/
COPY --chmod=755 infra/deploy/docker/trust-proxy.sh /docker-entrypoint.d/40-trust-proxy.sh
COPY --chmod=755 infra/deploy/docker/name-upstreams.sh /docker-entrypoint.d/45-name-upstreams.sh
COPY --chmod=755 infra/deploy/docker/prepare-site.sh /docker-entrypoint.d/50-prepare-site.sh
COPY --chmod=755 infra/deploy/docker/take-site.sh /docker-entrypoint.d/60-take-site.sh
COPY --from=built /app/web/dist /usr/share/sandhill/site
COPY --from=built /sbom.cdx.json /usr/share/sandhill/sbom.cdx.json
# The folder of the socket. A new volume gets its owner from this folder.
USER root
RUN install -d -o 101 -g 101 /run/door
USER 101
EXPOSE 8080
