.DEFAULT_GOAL := help
SHELL := /bin/sh
NODE := node_modules/.bin/node
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)

# The shell may have set these variables for other programs. With them, npm would leave out packages, the web would be
# built for development, or programs could not reach servers of this machine.
unexport NODE_ENV NODE_USE_ENV_PROXY PGSSLMODE PGOPTIONS CDPATH

# EMAIL from the shell is the operator's own address, and not that of the account that `make admin` creates.
ifneq ($(origin EMAIL),command line)
unexport EMAIL
endif

# No variable is exported here: make itself passes the variables of its command line (`make start PORT=9000`) to
# programs, and an exported variable without a value would override `.env`.

# For `make scale leads=3`: the services that may run in several copies, and those of them for which a number is given.
scalable := gateway auth leads leads-worker media media-worker content
scaled = $(strip $(foreach service,$(scalable),$(if $($(service)),$(service))))
# Other variables of the command line: `web=2` gives `web`.
others = $(filter-out $(scalable),$(foreach name,$(.VARIABLES),$(if $(filter command,$(origin $(name))),$(name))))

.PHONY: help setup build start dev format openapi clean-data audit sbom test check unit integration e2e faults fuzz drill bench audit-web test-compose test-swarm up down logs ps health scale roll upgrade rotate admin mail-test held-mail backup backup-verify backup-key restore restore-forget content-export content-import

##@ Work on it

help: ## list the targets
	@awk '/^##@/ { printf "\n%s\n", substr($$0, 5) } \
		/^[a-z0-9-]+:.*## / { split($$0, part, ":.*## "); printf "  %-14s %s\n", part[1], part[2] }' $(MAKEFILE_LIST)

setup:
	@sh infra/local/setup.sh

build: setup ## build what changed
	@$(NODE) infra/local/build.ts

start: build ## [PORT=8080] [MAIL_PORT=8025] [SAMPLES=0] run the whole product here, without Docker
	@exec $(NODE) infra/local/start.ts

dev: build ## [PORT=8080] [MAIL_PORT=8025] the same, and each change of the code is built and shown at once
	@exec $(NODE) infra/local/dev.ts

format: setup ## format every file
	@npm run --silent format

openapi: build ## write the openapi.json files and the web's types again
	@$(NODE) --conditions=openapi infra/contract/generate.ts && npm run --silent types -w web

clean-data: ## empty .data: everything that make start keeps
	@! sh infra/local/stack-runs.sh || { echo "The stack is running: stop it first." >&2; exit 1; }
	@cd "$${DATA_DIR:-.data}" 2>/dev/null || exit 0; ls -d secrets.json stack.json postgres 2>/dev/null | grep -q . || \
		{ echo "$$PWD is no data folder of make start: nothing is removed." >&2; exit 1; }
	@sh infra/local/servers/clean-data.sh "$${DATA_DIR:-.data}" && echo "The data is gone."

##@ Dependencies

audit: setup ## [LEVEL=low] known vulnerabilities of production dependencies; fails if there are some, or if the registry does not answer
	@$(NODE) infra/deploy/supply/audit.ts '$(LEVEL)'

sbom: setup ## [TO=sbom.cdx.json] the software bill of materials of all production dependencies (CycloneDX)
	@$(NODE) infra/deploy/supply/make-sbom.ts >'$(or $(TO),sbom.cdx.json)' && echo "Written: $(or $(TO),sbom.cdx.json)"

##@ Test it

test: setup ## [ONLY=leads] check and test everything; ends with "N passed, N failed"
	@exec $(NODE) infra/testing/runner/run-all.ts '$(ONLY)'

check: build ## format, lint, imports, types, rule ids, words, the security list, versions, manifests, and the API documents
	@$(NODE) infra/testing/runner/run-all.ts checks

unit: setup ## the tests beside the code
	@$(NODE) infra/testing/runner/run-all.ts unit

integration: build ## the services, the gateway and the whole product against real servers
	@$(NODE) infra/testing/runner/run-all.ts integration

e2e: build ## the browser tests against a running stack
	@$(NODE) infra/testing/runner/run-all.ts e2e

##@ Trials, by hand or at night

faults: build ## [LEADS=10000] [AT_ONCE=20] [ROUNDS=2] kill, hang, starve and fill every part while leads come in, and count
	@LEADS='$(LEADS)' AT_ONCE='$(AT_ONCE)' ROUNDS='$(ROUNDS)' $(NODE) infra/trials/faults/run-faults.ts

fuzz: build ## [FUZZ_RUNS=10000] [FUZZ_SEED=…] the tests of random input at length; prints the seeds, which repeat a run
	@FUZZ_RUNS='$(or $(FUZZ_RUNS),10000)' FUZZ_SEED='$(FUZZ_SEED)' npm run --silent jest -- --testTimeout=3600000 \
		$$(grep -rl --include='*spec.ts' --exclude-dir=node_modules 'testing/fuzz-runs' services gateway infra)

bench: build ## [ONLY=projects,contact] the product beside a limit measured in the same run, as tables with ratios
	@ONLY='$(ONLY)' $(NODE) infra/trials/bench/run-bench.ts

audit-web: build ## [ONLY=/,/about] [RUNS=3] weights and Lighthouse of every public route, as tables
	@cd infra/trials/audit-web && npm ci --loglevel=error --no-progress
	@ONLY='$(ONLY)' RUNS='$(RUNS)' $(NODE) infra/trials/audit-web/run-audit.ts

drill: build ## [MINUTES=0.5] [LEADS=200] lose a machine and bring the site back on an empty one from its backups, with times
	@MINUTES='$(MINUTES)' LEADS='$(LEADS)' $(NODE) infra/trials/backup-drill/run-drill.ts

test-compose: setup ## [ONLY=tls] [ROLLS=9] the product under Docker: live, TLS, copies, rolling, memory, backups; needs an engine
	@ROLLS='$(ROLLS)' $(NODE) infra/trials/compose/run-compose-tests.ts $(ONLY)

test-swarm: setup ## Kubernetes manifests checked; the stack file deployed and rolled on this engine as a Swarm of one
	@$(NODE) infra/trials/compose/run-swarm-test.ts

##@ Run it with Docker

up: ## run the whole product with Docker
	@docker compose build
	@sh infra/deploy/docker/check-settings.sh
	@sh infra/local/take-turn.sh $$$$ replace && docker compose up --detach --wait --remove-orphans || { sh infra/local/health.sh; exit 1; }
	@docker compose exec -T auth node dist/first-password.js
	@echo "Sandhill Grounds   $$(docker compose exec -T web printenv PUBLIC_URL)"
	@echo "Backups            encrypted; \`make backup-key\` shows the key that opens them: keep it off this machine"
	@docker compose port mail 8025 2>/dev/null | sed 's|.*|Mail               http://&   Demo: mail goes to the catcher|'

down: ## stop it; the data stays
	@docker compose --profile '*' down --remove-orphans

logs: ## follow its logs
	@docker compose logs --follow

ps: ## list what runs
	@docker compose ps

health: ## the health of each part, and the cause of each problem; exits with 1 unless all are healthy
	@sh infra/local/health.sh

scale: ## leads=3 leads-worker=2 media=2 gateway=2 how many copies of each named service run
	@echo '$(foreach service,$(scaled),$($(service)))' | grep -qxE '[1-9][0-9]?( [1-9][0-9]?)*' && \
		! echo '$(others)' | grep -q '[a-z]' || \
		{ echo "Say how many, 1 or more, of $(scalable): make scale leads=3 gateway=2" >&2; exit 2; }
	@sh infra/deploy/docker/check-settings.sh
	@sh infra/local/take-turn.sh $$$$ replace && \
		docker compose up --detach --wait --no-recreate --no-deps $(foreach service,$(scaled),--scale $(service)=$($(service))) $(scaled)
	@docker compose ps --format '{{.Name}}' $(scaled) | sed -n 's/^\(.*\)-one-of-[0-9]*$$/& \1/p' | xargs -r -n 2 docker rename

roll: ## SERVICE=leads [BUILD=0] replace a service with the version in this folder, while the site serves
	@test -n '$(SERVICE)' || { echo "Say which: make roll SERVICE=leads" >&2; exit 2; }
	@BUILD='$(or $(BUILD),1)' sh infra/deploy/docker/roll.sh '$(SERVICE)'

upgrade: ## replace every service with the version in this folder, one at a time, while the site serves
	@docker compose build || { echo "Not built: nothing is replaced, and what runs stays as it is." >&2; exit 1; }
	@sh infra/deploy/docker/check-settings.sh
	@sh infra/local/take-turn.sh $$$$ replace && docker compose up --detach --wait --no-recreate content || exit; \
		trap 'stop=1' HUP INT TERM; for service in auth leads leads-worker media media-worker content gateway web; do \
		test -z "$$stop" && BUILD=0 WITHIN=1 sh infra/deploy/docker/roll.sh $$service || \
		{ echo "The upgrade stopped at $$service. What to do now: docs/operations.md, \"When an upgrade stops\"." >&2; exit 1; }; \
	done

rotate: ## SECRET=queue a new value for a secret of the first start: docs/operations.md lists them
	@test -n '$(SECRET)' || { echo "Say which: make rotate SECRET=queue" >&2; exit 2; }
	@sh infra/deploy/docker/rotate-secret.sh '$(SECRET)'

##@ Look after it

admin: ## USER=name [ROLE=crew|user|administrator] [OWNER=1] [RESET_SECOND_FACTOR=1] [EMAIL=…]: an account (an administrator) or a new temporary password
	@test "$(origin USER)" = "command line" || { echo "Say whose account: make admin USER=name" >&2; exit 2; }
	@sh infra/local/in-stack.sh auth admin.js

mail-test: ## [TO=address] send a test mail and say what the mail server answered
	@sh infra/local/in-stack.sh leads test-mail.js $(if $(TO),'$(TO)')

held-mail: ## [DO=send|mark_sent] emails held back after a restore: count them, send them, or mark them as sent
	@sh infra/local/in-stack.sh leads held-mail.js $(DO)

content-export: ## TO=site.json the firm's words and facts, as they are published, as a file
	@test -n '$(TO)' || { echo "Say where to: make content-export TO=site.json" >&2; exit 2; }
	@sh infra/local/in-stack.sh content site-file.js export >'$(TO).part' && mv '$(TO).part' '$(TO)' || { rm -f '$(TO).part'; exit 1; }

content-import: ## FROM=site.json [PUBLISH=yes] [FORCE=1] make such a file the draft, or with PUBLISH=yes the site; lists all its faults
	@test -r '$(FROM)' || { echo "Say which: make content-import FROM=site.json" >&2; exit 2; }
	@sh infra/local/in-stack.sh content site-file.js import $(if $(filter yes,$(PUBLISH)),--publish) $(if $(FORCE),--force) <'$(FROM)'

backup: ## [TO=folder|https://key:secret@host/bucket] an encrypted backup now, while the site serves; by default to BACKUP_FOLDER and BACKUP_S3_URL
	@sh infra/deploy/backup/backup.sh make

backup-verify: ## FROM=backups [AT=time] [KEY=file] what is damaged or missing in a backup, the newest unless AT says another
	@test -n '$(FROM)' || { echo "Say which: make backup-verify FROM=backups" >&2; exit 2; }
	@sh infra/deploy/backup/backup.sh verify

backup-key: ## [REMOVE=1] show the key that opens the backups, to be kept off this machine
	@sh infra/deploy/backup/backup.sh key

restore: ## FROM=backups [AT=time] [KEY=file] [FORCE=1] [SKIP_DAMAGED=1] replace the data here with a backup
	@test -n '$(FROM)' || { echo "Say which: make restore FROM=backups" >&2; exit 2; }
	@sh infra/deploy/backup/backup.sh restore

restore-forget: ## delete the data that the last restore set aside
	@sh infra/deploy/backup/backup.sh forget
