.DEFAULT_GOAL := help
SHELL := /bin/sh
NODE := node_modules/.bin/node
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)

# `make start PORT=9000` and the like reach the programs as variables.
export PORT MAIL_PORT DATA_DIR QUEUE_URL ENV_FILE LOG_LEVEL CHROMIUM

.PHONY: help start test setup build check unit integration e2e faults openapi format admin mail-test clean-data up down logs ps

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  %-12s %s\n", $$1, $$2 }'

setup:
	@sh infra/setup.sh

build: setup ## build what changed
	@$(NODE) infra/build.ts

start: build ## run the whole product here, without Docker (PORT=8080 MAIL_PORT=8025)
	@exec $(NODE) infra/local/start.ts

test: setup ## check and test everything; ends with "N passed, N failed"
	@exec $(NODE) infra/testing/run-all.ts

check: build ## format, lint, imports, types and the API documents
	@$(NODE) infra/testing/run-all.ts checks

unit: setup ## the tests beside the code
	@$(NODE) infra/testing/run-all.ts unit

integration: build ## the services and the gateway against real servers
	@$(NODE) infra/testing/run-all.ts integration

e2e: build ## the browser tests against a running stack
	@$(NODE) infra/testing/run-all.ts e2e

faults: build ## [LEADS=10000] [AT_ONCE=20] [ROUNDS=2] kill and hang every part while leads come in, and count
	@LEADS='$(LEADS)' AT_ONCE='$(AT_ONCE)' ROUNDS='$(ROUNDS)' $(NODE) infra/faults/run-faults.ts

openapi: build ## write openapi.json files and the web's types anew
	@$(NODE) infra/openapi/generate.ts

format: setup ## format every file
	@npm run --silent format

admin: ## USER=name [OWNER=1] [RESET_SECOND_FACTOR=1] [EMAIL=…]: an account or a new temporary password
	@test "$(origin USER)" = "command line" || { echo "Say whose account: make admin USER=name" >&2; exit 2; }
	@USER='$(USER)' OWNER='$(OWNER)' EMAIL='$(EMAIL)' RESET_SECOND_FACTOR='$(RESET_SECOND_FACTOR)' sh infra/in-stack.sh auth admin.js

mail-test: ## [TO=address] send a test mail and say what the mail server answered
	@sh infra/in-stack.sh leads test-mail.js $(TO)

clean-data: ## empty .data: everything that make start keeps
	@test ! -f $${DATA_DIR:-.data}/stack.json || { echo "The stack is running: stop it first." >&2; exit 1; }
	@rm -rf $${DATA_DIR:-.data} && echo "The data is gone."

up: ## run the whole product with Docker
	@docker compose up --build --detach --wait
	@docker compose exec -T auth sh -c 'test ! -f /var/lib/sandhill/first-password.txt || { echo; cat /var/lib/sandhill/first-password.txt; }'
	@echo "Sandhill Grounds   http://localhost:$${PORT:-8080}"
	@echo "Mail               http://localhost:$${MAIL_PORT:-8025}   Demo: mail goes to the catcher"

down: ## stop it; the data stays
	@docker compose down

logs: ## follow its logs
	@docker compose logs --follow

ps: ## what runs
	@docker compose ps
