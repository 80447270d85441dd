# Builds the image of every Node process. The build argument WORKSPACE names the process (services/auth, gateway, …). A
# service and its worker use the same image with different commands. The target `content` adds the web's renderer.
FROM node:24.21.0-trixie-slim AS manifests
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
COPY infra/deploy/backup/package.json infra/deploy/backup/
COPY infra/deploy/queue-board/package.json infra/deploy/queue-board/
COPY infra/deploy/runtime/package.json infra/deploy/runtime/

# The compiler and the packages that all services share. These layers are the same for every image.
FROM manifests AS shared
RUN --mount=type=cache,target=/var/cache/npm npm ci --workspaces=false --loglevel=error
COPY .swcrc ./
COPY services/platform/src services/platform/src
COPY services/company/src services/company/src
RUN npm run --silent build -w services/platform -w services/company

FROM shared AS built
ARG WORKSPACE
COPY ${WORKSPACE}/src ${WORKSPACE}/src
RUN npm run --silent build -w ${WORKSPACE}

# Packages that all services share at run time, without files that only compilers and editors read. This layer is the
# same for every image.
FROM manifests AS modules
RUN --mount=type=cache,target=/var/cache/npm \
    npm ci -w services/auth -w services/leads -w services/media -w services/content -w gateway -w infra/deploy/queue-board -w infra/deploy/backup --omit=dev --loglevel=error \
    && rm -rf node_modules/typescript node_modules/@types node_modules/typeorm/browser \
    && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

# Lists the packages in the image by name and version. Packages of other workspaces are in the shared layer, too, but
# are not loaded.
FROM modules AS sbom
ARG WORKSPACE
COPY infra/deploy/supply infra/deploy/supply
RUN node infra/deploy/supply/make-sbom.ts --installed --of ${WORKSPACE} --beside services/auth --beside services/leads \
    --beside services/media --beside services/content --beside gateway --beside infra/deploy/queue-board --beside infra/deploy/backup >/sbom.cdx.json

FROM node:24.21.0-trixie-slim AS service
# A new volume that is mounted at this folder (the gateway's UPLOAD_FOLDER) gets the folder's owner.
RUN install -d -o node -g node /var/lib/sandhill-uploads
ARG WORKSPACE
LABEL com.sandhill.sbom=/usr/share/sandhill/sbom.cdx.json
ENV NODE_ENV=production
WORKDIR /app
COPY --from=modules /app ./
COPY --from=shared /app/services/platform/dist services/platform/dist
COPY --from=shared /app/services/company/dist services/company/dist
# Includes data beside the code, such as the seed's pictures and the OpenAPI document.
COPY ${WORKSPACE} ${WORKSPACE}
COPY --from=built /app/${WORKSPACE}/dist ${WORKSPACE}/dist
COPY --from=sbom /sbom.cdx.json /usr/share/sandhill/sbom.cdx.json
WORKDIR /app/${WORKSPACE}
USER node
EXPOSE 3000
# infra/local/node-flags.ts gives the reasons for these values.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
CMD ["node", "--min-semi-space-size=4", "--max-semi-space-size=4", "--heap-growing-percent=100", "dist/main.js"]

# The same web build as in web.Dockerfile. A page set is made for one build, so the public servers and the renderer need
# the same build.
FROM node:24.21.0-trixie-slim AS renderer
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

FROM service AS content
COPY --from=renderer /app/web/dist-renderer /app/web/dist-renderer
# Content answers few requests, so it has the same flags as the workers.
CMD ["node", "--max-semi-space-size=1", "--optimize-for-size", "dist/main.js"]

# The default target.
FROM service
