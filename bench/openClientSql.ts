/** Numbers from 1 to `:n`, as a table. */
const COUNT = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < :n)';
const LONG_AGO = "'2020-01-01T12:00:00.000Z'";
/** Ids of the collections that are added, whoever's they are, are higher. */
export const FIRST_COLETA = 500_000;

/** `:n` more records of each kind for the client `:id`. */
export const SUB_CADASTROS = [
  `${COUNT} insert into "PessoaEndereco" ("idPessoa", "logradouro", "numero", "cidade", "uf", "dtCadastro")
   select :id, 'Rua dos Exemplos', i, 'Jundiaí', 'SP', ${LONG_AGO} from n`,
  `${COUNT} insert into "PessoaContato" ("idPessoa", "nome", "email", "dtCadastro")
   select :id, 'Pessoa Exemplo ' || i, 'pessoa@example.com', ${LONG_AGO} from n`,
  `${COUNT} insert into "PessoaPontoColeta" ("idPessoa", "descricao", "planoAmostragem", "dtCadastro", "busca")
   select :id, 'BANCO-' || i || ' Cx Saída', 'Composta 24 h', ${LONG_AGO}, 'banco-' || i || ' cx saida' from n`,
  `${COUNT} insert into "PessoaHidrometro" ("idPessoa", "registro", "uc", "dtCadastro")
   select :id, 'B' || i, i, ${LONG_AGO} from n`,
  `${COUNT} insert into "PessoaMedidorVazao" ("idPessoa", "registro", "dtCadastro")
   select :id, 'B' || i, ${LONG_AGO} from n`,
  `${COUNT} insert into "RelatorioMonitoramento" ("idPessoa", "ano", "volume", "dtCadastro")
   select :id, 1980 + i, 12000, ${LONG_AGO} from n`,
];

/** `:n` collections of the client `:id`, with ids after `:first`, one every three days and a half. */
export const COLETAS_DE_UM = `${COUNT}
  insert into "HistoricoColeta" ("id", "idPessoa", "codigoAmostra", "chave", "dtRetirada", "idTipoDBO", "dtCadastro")
  select :first + i, :id, 'BANCO-' || i, 'banco|' || (:first + i), date('now', '-' || (i * 7 / 2) || ' days'), 1 + i % 5,
    ${LONG_AGO} from n`;

/** A value of each parameter for each of them. */
export const RESULTADOS_DE_UM = `
  insert into "Resultado" ("idColeta", "idParametro", "bruto", "operador", "numero")
  select c."id", p."id", c."id" % 900 + 1, '', c."id" % 900 + 1
  from "HistoricoColeta" c cross join "Parametro" p where c."id" > ${FIRST_COLETA}`;

export const LOG_DE_UM = `${COUNT}
  insert into "LogUsuario" ("idUsuario", "login", "evento", "mudancas", "tabela", "idReferencia", "idPessoa", "dtAcao", "busca")
  select 1, 'admin', 'Alteração', '[{"campo":"obsPrincipal","antes":"antes","depois":"depois"}]', 'Pessoa', :id, :id,
    ${LONG_AGO}, 'admin alteracao' from n`;
