# PostgreSQL's own tools and the store's client, beside the scripts that use them.
FROM pgsty/silo:RELEASE.2026-08-06T00-00-00Z AS store

FROM postgres:18.6-trixie
COPY --from=store /usr/bin/mc /usr/local/bin/mc
COPY infra/deploy/backup/container /opt/backup
ENV PATH=/opt/backup:$PATH
ENTRYPOINT []
CMD ["nightly.sh"]
