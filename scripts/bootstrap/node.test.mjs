import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect, it, onTestFinished, test } from 'vitest'

import { chooseNode, nodePackages, projectMajor, putFirst } from './node.mjs'
import { manifest, repository } from './repository.mjs'

const linux = { platform: 'linux', arch: 'x64' }

test.each(['v24.0.0', 'v24.21.0'])('%s runs the project', (version) => {
  expect(chooseNode({ version, ...linux })).toBe('current')
})

test.each(['v18.20.0', 'v20.19.0', 'v22.12.0', 'v26.1.0', 'v2.4.0'])(
  'the package of the platform replaces %s',
  (version) => {
    expect(chooseNode({ version, ...linux })).toBe(nodePackages['linux-x64'])
    const mac = { platform: 'darwin', arch: 'arm64' }
    expect(chooseNode({ version, ...mac })).toBe(nodePackages['darwin-arm64'])
  },
)

it('has no package for other platforms', () => {
  const version = 'v22.12.0'
  expect(chooseNode({ version, platform: 'linux', arch: 's390x' })).toBeUndefined()
  expect(chooseNode({ version, platform: 'aix', arch: 'x64' })).toBeUndefined()
})

it('has the major version of .nvmrc, of package.json, of the packages, and of the deployed functions', () => {
  const read = (...path) => readFileSync(join(repository, ...path), 'utf8')
  const engines = (folder) =>
    JSON.parse(read('backend/firebase', folder, 'package.json')).engines.node
  expect(read('.nvmrc').trim()).toBe(`${projectMajor}`)
  expect(manifest.engines.node).toBe(`${projectMajor}.x`)
  expect(read('pnpm-workspace.yaml')).toMatch(new RegExp(`^nodeVersion: ${projectMajor}\\.`, 'm'))
  expect([engines('functions'), engines('pages')]).toEqual([`${projectMajor}`, `${projectMajor}`])
  for (const { version } of Object.values(nodePackages)) {
    expect(version).toMatch(new RegExp(`^${projectMajor}\\.`))
  }
})

it('runs the tests, and what they start as `node`', () => {
  const ofProject = new RegExp(`^v${projectMajor}\\.`)
  expect(process.version).toMatch(ofProject)
  expect(execFileSync('node', ['--version'], { encoding: 'utf8' })).toMatch(ofProject)
})

it('precedes another Node on the path for tools that start as `node`', () => {
  const folder = mkdtempSync(join(tmpdir(), 'other-node-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name, content) => {
    writeFileSync(join(folder, name), content)
    chmodSync(join(folder, name), 0o755)
  }
  write('node', '#!/bin/sh\necho another Node\n')
  write('some-tool', '#!/usr/bin/env node\nconsole.log(process.version)\n')
  const environment = { PATH: [folder, process.env.PATH].join(delimiter) }
  const start = () =>
    execFileSync(join(folder, 'some-tool'), { env: environment, encoding: 'utf8' }).trim()
  expect(start()).toBe('another Node')
  putFirst(process.execPath, environment)
  expect(start()).toBe(process.version)
  expect(environment.npm_node_execpath).toBe(process.execPath)
})

it('leaves a path alone where it is the first Node already', () => {
  const PATH = ['/nowhere', dirname(process.execPath), '/bin'].join(delimiter)
  const environment = { PATH }
  putFirst(process.execPath, environment)
  expect(environment.PATH).toBe(PATH)
})
