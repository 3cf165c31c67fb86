use crate::{answers, run};

#[test]
fn every_command_explains_itself_in_three_languages() {
    for (lang, usage, example) in [
        ("zh-Hant", "用法：qizheng ", "範例："),
        ("zh-Hans", "用法：qizheng ", "示例："),
        ("en", "Usage: qizheng ", "Examples:"),
    ] {
        for command in ["moves", "perft", "convert", "check"] {
            let run = run(&[command, "--help", "--lang", lang]);
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
            assert!(run.out.contains(&format!("{usage}{command} ")), "{}", run.out);
            assert!(run.out.contains(example), "{}", run.out);
            assert!(!run.out.contains('⟦'), "{}", run.out);
        }
    }
}

#[test]
fn the_help_lists_the_commands() {
    answers(
        &run(&["--help"]),
        "\
Qizheng, the arbiter of Xiangqi

Usage: qizheng [OPTIONS] <COMMAND>

Commands:
  moves    Legal moves of a position, one a line, in ICCS coordinates
  perft    Number of sequences of legal moves of a given length
  convert  Games of any files, written in one format
  check    Whether files and whole folders of games can be read

Options:
  -h, --help         Show this help
      --lang <LANG>  Language of the answers: zh-Hant, zh-Hans or en; without it LC_ALL, LC_MESSAGES or LANG decides
  -V, --version      Show the version

Exit code 0: answered. 1: the input is wrong; what, where and what was expected is on standard error. 2: usage.
“qizheng COMMAND --help” shows the arguments of a command, with examples.
",
    );
}
