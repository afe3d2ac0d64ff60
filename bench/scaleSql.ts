/** Numbers from 1 to `:n`, as a table. */
const COUNT = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < :n)';
const LONG_AGO = "'2020-01-01T12:00:00.000Z'";

/** A day of the last `:anos` years up to `last`: rows are registered as time goes, each within a month of its day. */
const day = (last: string) =>
  `date('${last}', '-' || ((:n - i) * 365 * :anos / :n + (i * 2654435761 >> 7) % 30) || ' days')`;
const value = 'round(((c.id * 31 + p.id * 977) % 2000) / 100.0 + 0.01, 2)';

/**
 * Invented rows made inside the database, a statement a table. Clients have ids from 1001, collections from 100001, so
 * that they stand beside the demonstration's. Parameters: `:n` rows, `:clientes` in the database, `:porColeta` results,
 * `:anos` years of history up to November 2026 that they are spread over.
 */
export const CLIENTES = [
  `${COUNT} insert into "Pessoa" ("id", "codigo", "nome", "razaoSocial", "flagAtivo", "flagTipoPessoa", "dtCadastro",
     "idRamoAtividade", "idRoteiro", "nroDocumento", "busca")
   select 1000 + i, printf('%05d', i), 'Indústria Fictícia ' || i, 'Fictícia ' || i, i % 15 <> 0, 'J', ${LONG_AGO},
     1 + i % 10, 1 + i % 8, printf('99.%03d.%03d/0001-00', i / 1000, i % 1000), 'industria ficticia ' || i from n`,
  `${COUNT} insert into "PessoaEndereco" ("idPessoa", "logradouro", "numero", "bairro", "cidade", "uf", "cep",
     "dtCadastro")
   select 1000 + i, 'Rua dos Exemplos', i, 'Vila Amostra', 'Jundiaí', 'SP', '13200000', ${LONG_AGO} from n`,
  `${COUNT} insert into "PessoaContato" ("idPessoa", "nome", "email", "dtCadastro")
   select 1000 + i, 'Pessoa Exemplo', 'pessoa@example.com', ${LONG_AGO} from n`,
  `${COUNT} insert into "PessoaPontoColeta" ("id", "idPessoa", "descricao", "planoAmostragem", "dtCadastro", "busca")
   select 1000 + i, 1000 + i, 'ESC-' || i || ' Cx Saída', 'Composta 24 h', ${LONG_AGO}, 'esc-' || i || ' cx saida'
   from n`,
  `${COUNT} insert into "PessoaMedidorVazao" ("idPessoa", "registro", "idCalculoHorimetro", "dtCadastro")
   select 1000 + i, 'E' || i, 1 + i % 3, ${LONG_AGO} from n where i % 3 = 0`,
  `${COUNT} insert into "PessoaHidrometro" ("id", "idPessoa", "registro", "uc", "idFonteAbastecimento",
     "flagMedidorVazao", "dtCadastro")
   select 1000 + i, 1000 + i, 'E' || i, i, 1 + i % 3, i % 3 = 0, ${LONG_AGO} from n`,
  `${COUNT}, m(k) as (select 0 union all select k + 1 from m where k < 4 * :anos - 1),
   mes(k, idMes, idAno) as (select k, 1 + (24321 - k) % 12, (24321 - k) / 12 from m)
   insert into "PessoaHidrometroLancamento" ("idHidrometro", "idMes", "idAno", "idCategoriaCobranca",
     "leituraAnterior", "leituraAtual", "volumeMedido", "volumeCorrigido", "dtCadastro", "idUsuario")
   select 1000 + i, idMes, idAno, 1, 1000000 - k * 1000, 1000900 - k * 1000, 900, 900, ${LONG_AGO}, 3
   from n, mes`,
  `${COUNT}, m(k) as (select 0 union all select k + 1 from m where k < :anos - 1)
   insert into "RelatorioMonitoramento" ("idPessoa", "ano", "volume", "dboAtual", "cargaOrganica", "qtdMinima",
     "regraColeta", "coletas", "Meta", "AnoUltimaColeta", "dtCadastro", "idUsuario")
   select 1000 + i, 2026 - k, 900, 0.5, 15, 1, '1 a cada 2 anos', i % 3, max(0, 1 - i % 3), 2025 - k, ${LONG_AGO}, 3
   from n, m`,
];

/** Laboratory files, the first of them with `:n` results that found no place. */
export const ARQUIVOS = {
  files: `with recursive n(i) as (select 1 union all select i + 1 from n where i < 500)
   insert into "UploadArquivo" ("id", "nomeArquivo", "conteudo", "size", "situacao", "dtCadastro")
   select i, 'arquivo-' || i || '.xlsx', 'Importacao_analise_amostra', 100000, 'importado', ${LONG_AGO} from n`,
  pending: `${COUNT} insert into "ImportacaoPendente" ("idArquivo", "planilha", "linha", "ponto", "parametro", "valor", "motivo")
   select 1, 'Resultados', i, 'Ponto ' || i, 'Cobre', '1,5', 'Ponto de coleta não encontrado' from n`,
};

export const COLETAS = `${COUNT}
  insert into "HistoricoColeta" ("id", "idPessoa", "idPontoColeta", "codigoAmostra", "chave", "amostrador",
    "dtInstalaco", "dtRetirada", "horaRetirada", "tempoInstalacao", "qtdeColeta", "flagChuva", "medidorInicial",
    "medidorFinal", "volumeMedido", "idTipoDBO", "dtCadastro", "idUsuario")
  select 100000 + i, 1001 + i % :clientes, 1001 + i % :clientes, 'ESC-' || i, 'escala|' || i,
    'Amostrador automático 01', ${day('2026-11-19')}, ${day('2026-11-20')}, '10:00', '24:00', 24, i % 7 = 0, i, i + 90,
    90, 1 + i % 5, ${LONG_AGO}, 3
  from n`;

export const RESULTADOS = `insert into "Resultado" ("idColeta", "idParametro", "bruto", "operador", "numero", "unidade")
  select c.id, p.id, replace(${value}, '.', ','), '', ${value}, 'mg/L'
  from "HistoricoColeta" c cross join (select "id" from "Parametro" order by "id" desc limit :porColeta) p
  where c."id" > 100000`;

/** One of some words, drawn out of a row's own number; `salt` tells draws of one row apart. */
const word = (words: readonly string[], salt: number) =>
  `case (i * 2654435761 >> ${salt}) % ${words.length} ${words.map((one, index) => `when ${index} then '${one}'`).join(' ')} end`;

const LOGINS = ['admin', 'dev', 'tecnico', 'mariana.lopes', 'rui.prado', 'celia.braga', 'otavio.nunes'];
const CHANGES = [
  'obsprincipal: antes → depois',
  "telefone: (11) 4' || (1000 + i % 9000) || '-' || (1000 + i % 7919) || ' → (11) 4521-0000",
  'descricao: cx saida → caixa de saida do galpao',
  "dtretirada: ' || (2020 + i % 6) || '-10-' || (10 + i % 19) || ' → 2026-01-15",
  'nome: industria ficticia → industria ficticia comercio e servicos ltda',
];

const TABLE =
  "case i % 4 when 0 then 'Pessoa' when 1 then 'HistoricoColeta' when 2 then 'PessoaContato' else 'PessoaEndereco' end";

const RECORD = 'case i % 4 when 1 then 100001 + i / 4 % :coletas else 1001 + i % :clientes end';

/**
 * Entries of the log over the last `:anos` years, of the `:clientes` and `:coletas` there are. Every hundred thousandth,
 * and no other, holds the word 'zimbro'.
 */
export const LOG = `${COUNT}
  insert into "LogUsuario" ("idUsuario", "login", "evento", "mudancas", "tabela", "idReferencia", "idPessoa", "dtAcao", "busca")
  select 1 + i % 7, 'admin', 'Alteração', '[{"campo":"obsPrincipal","antes":"antes","depois":"depois"}]',
    ${TABLE}, ${RECORD}, 1001 + i % :clientes,
    strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-20', '-' || ((:n - i) * :anos * 31536000 / :n) || ' seconds'),
    ${word(LOGINS, 5)} || ' alteracao em ' || lower(${TABLE}) || ' ' || i || ' ' || ${word(CHANGES, 9)}
      || case when i % 100000 = 7 then ' zimbro' else '' end
  from n`;

/** Puts them into the text index, as the server does with new ones. */
export const LOG_INDEX = [
  `insert into "LogBusca"("rowid", "busca") select "id", "busca" from "LogUsuario"
   where "id" > (select "id" from "LogBuscaAte") order by "id"`,
  'update "LogBuscaAte" set "id" = (select max("id") from "LogUsuario")',
];
